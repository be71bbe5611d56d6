import type { Field as ContractField } from '@kasack/contract/field.ts'
import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { Field } from '../shared/form/Field.tsx'
import { useLocks } from './queries.ts'

/** The code of an entry, for lists that have codes. Read-only if protected or in use. */
export function LookupCode({ of, id }: { of: LookupEntity; id: number | undefined }) {
  const { isProtected, isUsed } = useLocks(of, id)
  const code = (of.fields as Record<string, ContractField>)['code']
  return code ? <Field of={code} width="name" off={isProtected || isUsed ? 'text' : undefined} /> : null
}
