import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { FollowUpControl } from '../follow-up/FollowUpControl.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { choicesOf } from '../shared/form/choices.ts'
import { RemoteSelect } from '../shared/form/RemoteSelect.tsx'
import { useText } from '../shared/language/i18n.ts'
import { StripFact } from '../shared/part/StripFact.tsx'
import { texts } from './texts.ts'

/** A contact person's follow-up belongs to the facility; for a group's contact person the user chooses one of its facilities first. */
export function ContactPersonFollowUp({ person }: { person: ContactPerson }) {
  const t = useText()
  const group = person.facility ? null : person.facility_group
  const [chosen, setChosen] = useState<Ref | null>(null)
  const place = person.facility ?? chosen
  const asked = read<Facility>(recordCall(facilityEntity, place?.id ?? ''))
  const { data: facility } = useQuery({ ...asked, enabled: place !== null })
  const params = { facility_group__id: group?.id }
  const { data: offered } = useQuery({ ...choicesOf('facility', '', params), enabled: group !== null })
  if (facility) return <FollowUpControl facility={facility} about={{ entity: 'contact-person', id: person.id }} />
  const why = group === null ? texts.no_facility : offered?.length === 0 ? texts.group_without_facility : null
  return (
    <StripFact label={t(texts.follow_up)}>
      {place === null && why && (
        <>
          <div className="k-follow">
            <Button disabled title={t(why)}>
              {t(texts.set_follow_up)}
            </Button>
          </div>
          <div className="k-follow-who">{t(why)}</div>
        </>
      )}
      {place === null && why === null && (
        <RemoteSelect
          target="facility"
          params={params}
          value={chosen}
          onChange={setChosen}
          placeholder={t(texts.choose_facility)}
          aria-label={t(texts.facility_of_follow_up)}
        />
      )}
    </StripFact>
  )
}
