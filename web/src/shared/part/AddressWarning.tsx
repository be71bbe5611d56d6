import { WarningFilled } from '@ant-design/icons'
import { errorTexts } from '../call/error-texts.ts'
import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** Warns that an address has no coordinates. */
export function AddressWarning() {
  const t = useText()
  return (
    <div className="k-warn">
      <WarningFilled aria-hidden />
      <span>
        {t(errorTexts.address)} {t(texts.no_point)}
      </span>
    </div>
  )
}
