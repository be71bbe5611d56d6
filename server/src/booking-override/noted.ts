import { nameOfFinding } from '@kasack/contract/finding-name.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { Caller } from '../platform/request/call.ts'
import type { OverrideNote } from './queries.ts'

type Reader = { caller: Caller; language: Language }

/** The notes as a reader sees them. Of the hidden ones only the last appears, without code and reason. */
export function presentNotes<N extends Omit<OverrideNote, 'user_id'>>(
  noted: readonly N[],
  { caller, language }: Reader,
): (Omit<N, 'needs'> & { text: string })[] {
  const may = ({ needs }: N) => mayAccess(caller, needs)
  const hidden = noted.findLast((one) => !may(one))
  return noted.flatMap((one) => {
    if (!may(one) && one !== hidden) return []
    const { needs: _needs, ...shown } = may(one) ? one : concealed(one)
    return [{ ...shown, text: nameOfFinding(shown.code, language) }]
  })
}

/** An override or a warning, stripped of its code and reason. */
const concealed = <N extends { code: string; reason?: string }>(one: N): N => ({
  ...one,
  code: 'not_cleared',
  ...('reason' in one && { reason: '' }),
})
