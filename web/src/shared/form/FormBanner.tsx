import { CloseCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../language/i18n.ts'
import { useMay } from '../session/permission.ts'
import type { Form } from './form.ts'
import { recreate } from './form.ts'
import { useFormState } from './form-context.ts'
import { bannerOf, isGone } from './form-problems.ts'
import { texts } from './texts.ts'

type Props = {
  form: Form
  /** The form holds a complete record, which can be created again if others have deleted it. */
  isWhole?: boolean
}

/** The server's first problem; if the record is gone, a way to keep the input. */
export function FormBanner({ form, isWhole = false }: Props) {
  const t = useText()
  const may = useMay()
  const banner = useFormState(form, bannerOf)
  const wasRemoved = useFormState(form, isGone)
  if (banner === null) return null
  return (
    <div className="k-banner" role="alert">
      <CloseCircleFilled aria-hidden />
      <b>{wasRemoved ? t(texts.gone, { noun: t(form.entity.noun) }) : banner}</b>
      {wasRemoved && isWhole && may(form.entity.access.create) && (
        <Button size="small" onClick={() => recreate(form)}>
          {t(texts.create_anew)}
        </Button>
      )}
    </div>
  )
}
