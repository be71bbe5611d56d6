import { candidate } from '@kasack/contract/candidate.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** Proposes employees for a vacancy. */
export const candidateModal = modal('candidates', { of: candidate, from: { vacancy } })
