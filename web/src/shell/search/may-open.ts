import type { UserNeeds } from '@kasack/contract/user.ts'
import { needsOf } from '../../shared/address/modals.ts'
import type { FormAct } from './acts.ts'

type Taking = FormAct['takes'][keyof FormAct['takes']]

/** Whether the user has the right to the form of an act, with a record or with none. */
export const mayOpen = ({ modal }: FormAct, taking: Taking | null, may: (needs: UserNeeds) => boolean): boolean =>
  may(needsOf(modal, taking?.about(0).id !== undefined))
