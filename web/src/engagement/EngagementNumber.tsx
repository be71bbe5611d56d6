import type { Engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { ContactPersonIcon } from '../contact-person/ContactPersonIcon.tsx'
import { FacilityIcon } from '../facility/FacilityIcon.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { useText } from '../shared/language/i18n.ts'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { dialled } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  parties: Pick<Engagement, 'facility' | 'contact_person'>
  /** Rows only have room for an icon that says whose number it is, other places for words. */
  isInRow?: boolean
  /** Shown if there is no number. */
  missing?: string
}

/** The number to call about an entry, as a link, and whose it is. The facility is loaded only if the contact person has no number. */
export function EngagementNumber({ parties: { facility, contact_person: person }, isInRow = false, missing = '' }: Props) {
  const t = useText()
  const own = dialled({ person, mainContact: null, facility: null })
  const asked = read<Facility>(recordCall(facilityEntity, facility?.id ?? ''))
  const { data: record, isPending } = useQuery({ ...asked, enabled: own === null && facility !== null })
  if (own === null && facility !== null && isPending) return <span className="k-skel" data-late />
  const number = own ?? dialled({ person: null, mainContact: record?.main_contact ?? null, facility })
  if (!number) return missing
  const whose =
    number.of === 'person' ? '' : t(number.of === 'facility' ? texts.number_of_facility : texts.number_of_main, { name: number.name ?? '' })
  const Whose = number.of === 'facility' ? FacilityIcon : ContactPersonIcon
  return (
    <span className="k-dial" title={whose || undefined} data-late={own === null || undefined}>
      {whose && isInRow && <Whose aria-hidden />}
      <PhoneLink number={number.number} country={facility?.country_code ?? ''} />
      {whose && <span className={isInRow ? 'k-sr' : 'k-dial-whose'}> {whose}</span>}
    </span>
  )
}
