import { vacancy } from '@kasack/contract/vacancy.ts'
import { Field } from '../shared/form/Field.tsx'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** The positions; cannot go below the number of bookings, which is stated in advance. */
export function VacancyPositionsField({ bookings }: { bookings: number }) {
  const t = useText()
  return (
    <Field
      of={vacancy.fields.number_of_positions}
      check={(value) => (Number(value ?? 0) < bookings ? texts.fewer_than_bookings : null)}
      action={bookings > 0 && <span className="k-second">{t(texts.at_least, { count: formatInteger(bookings) })}</span>}
    />
  )
}
