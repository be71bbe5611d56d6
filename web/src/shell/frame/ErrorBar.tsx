import { CloseCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { clearCrucialErrors, crucialErrors } from '../../shared/call/crucial-error.ts'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useStore } from '../../shared/program/store.ts'
import { texts } from './texts.ts'

/** Shows the latest failed read. */
export function ErrorBar() {
  const t = useText()
  const latest = useStore(crucialErrors).at(-1)
  if (!latest) return null
  const message = latest.message.replace(/[.]$/, '') // becomes part of a sentence
  return (
    <div className="k-errorbar" role="alert">
      <div className="k-in">
        <CloseCircleFilled aria-hidden />
        <p>{t(errorTexts.received, { message, url: latest.url })}</p>
        <Button size="small" onClick={() => location.reload()}>
          {t(texts.reload)}
        </Button>
        <Button size="small" type="text" onClick={clearCrucialErrors}>
          {t(texts.hide)}
        </Button>
      </div>
    </div>
  )
}
