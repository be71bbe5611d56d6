import type { BookingOverride } from '@kasack/contract/booking-override.ts'
import { countries } from '@kasack/contract/country.ts'
import type { Field, Ref } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { shownAs } from '../shared/form/shown-as.ts'
import { formatMoment, formatNumber, formatRadius } from '../shared/language/format.ts'
import { language, t, useText } from '../shared/language/i18n.ts'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import { entityWithPage, type EntityWords } from './labels.ts'
import { texts } from './texts.ts'

type Props = { words: EntityWords; field: string; value: unknown }

/** The old or new value of a field, as its form and page show it; records with a page are links. */
export function HistoryValue({ words, field, value }: Props) {
  const text = useText()
  const of = words.entity.fields[field]
  if (isNothing(value)) return <span className="k-none">{text(texts.nothing)}</span>
  const page = of?.target === undefined ? undefined : entityWithPage(of.target)
  const refs = [value].flat() as Ref[]
  if (page && refs.every(isThere))
    return refs.map((ref, at) => (
      <span key={ref.id}>
        {at > 0 && ', '}
        <RecordLink entity={page} of={ref} />
      </span>
    ))
  const shown = valueAsText(value, { field, of, choices: words.choices[field] })
  return of?.kind === 'long_text' ? <Unfold lines={6}>{shown}</Unfold> : <span className="k-pre">{shown}</span>
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A record that is gone, or hidden from the reader, is named by its number. */
const isThere = ({ name }: Ref) => !/^#\d+$/.test(name)

type ValueProps = { field: string; of: Field | undefined; choices: Readonly<Record<string, Text>> | undefined }

/** A value as text: as `shownAs` has it, plus kinds that no form shows. */
export function valueAsText(value: unknown, { field, of, choices = {} }: ValueProps): string {
  if (typeof value === 'boolean' || of?.kind === 'flag') return shownAs({ kind: 'flag' } as Field, value)
  if (of?.kind === 'moment') return formatMoment(String(value))
  if (of?.kind === 'country') return countryName(String(value))
  if (field === 'working_hours_month') return t(texts.hours, { count: formatNumber(String(value)) })
  if (field === 'preferred_location_radius') return formatRadius(Number(value))
  if (of?.kind === 'words') return (value as string[]).map((word) => (choices[word] ? t(choices[word]) : word)).join(', ')
  if (!of && choices[String(value)]) return t(choices[String(value)]!)
  if (field === 'overrides') return (value as BookingOverride[]).map(exceptionAsText).join('\n')
  if (of && of.kind !== 'other') return shownAs(of, value, choices)
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value)
}

/** The server leaves out the reason if the reader may not see the finding's subject. */
const exceptionAsText = ({ text, reason, user }: BookingOverride): string =>
  t(reason === '' ? texts.exception_untold : texts.exception, { text, reason, name: user.name })

const countryName = (code: string): string =>
  code in countries ? (new Intl.DisplayNames([language()], { type: 'region' }).of(code) ?? code) : code
