import type { Field as ContractField, Ref } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { choicesOf } from '../shared/form/choices.ts'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { texts } from './texts.ts'

type Props = {
  /** The form field that holds the contact person. */
  of: ContractField
  /** The form field that holds the facility. */
  facility: ContractField
}

/** Chooses a contact person of the chosen facility or its group; says why while there is none to choose. */
export function ContactPersonOfFacility({ of, facility: facilityField }: Props) {
  const [facility] = useFieldValue<Ref | null>(facilityField)
  const [, setPerson] = useFieldValue<Ref | null>(of)
  const params = { facility__id: facility?.id }
  const persons = useQuery({ ...choicesOf('contact_person', '', params), enabled: facility !== null })
  const before = useRef(facility?.id)
  useEffect(() => {
    if (before.current !== undefined && before.current !== facility?.id) setPerson(null)
    before.current = facility?.id
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the facility invalidates the contact person
  }, [facility?.id])
  const reason = reasonAgainst(facility, persons.isPending, persons.data)
  return <Field of={of} params={params} off={reason && 'disabled'} {...(reason && { placeholder: reason })} />
}

function reasonAgainst(facility: Ref | null, isPending: boolean, persons: Ref[] | undefined): Text | undefined {
  if (facility === null) return texts.choose_facility_first
  if (isPending) return texts.loading
  return persons?.length === 0 ? texts.nobody_there : undefined
}
