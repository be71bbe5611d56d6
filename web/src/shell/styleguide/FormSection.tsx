import { Button } from 'antd'
import { confirm } from '../../shared/form/confirm.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { SampleForm } from './SampleForm.tsx'
import { texts } from './texts.ts'

export function FormSection() {
  const text = useText()
  return (
    <>
      <SampleForm title={texts.form_empty} state="empty" />
      <SampleForm title={texts.form_wrong} state="wrong" />
      <SampleForm title={texts.form_filled} state="filled" />
      <SampleForm title={texts.form_disabled} state="disabled" />
      <SampleForm title={texts.form_text} state="text" />
      <Button danger onClick={() => void ask()}>
        {text(texts.danger)}
      </Button>
    </>
  )
}

const ask = () => confirm({ title: t(texts.danger), text: t(texts.nothing_help), yes: t(texts.danger), no: t(texts.disabled) })
