import { WarningFilled } from '@ant-design/icons'
import { facility } from '@kasack/contract/facility.ts'
import { errorTexts } from '../shared/call/error-texts.ts'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

const { street, postal_code, city, address_latitude, address_longitude } = facility.fields

/** Says what a missing coordinate means, as soon as there is an address. */
export function FacilityAddressHint() {
  const t = useText()
  const written = [useFieldValue<string>(street)[0], useFieldValue<string>(postal_code)[0], useFieldValue<string>(city)[0]]
  const degrees = [useFieldValue<number | null>(address_latitude)[0], useFieldValue<number | null>(address_longitude)[0]]
  if (written.every((part) => part.trim() === '') || !degrees.includes(null)) return null
  return (
    <span className="k-warn" role="status">
      <WarningFilled aria-hidden />
      <span>
        {t(errorTexts.address)} {t(texts.address_warning_meaning)}
      </span>
    </span>
  )
}
