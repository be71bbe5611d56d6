import type { UserNeeds } from '@kasack/contract/user.ts'
import { needsOf } from '../../shared/address/modals.ts'
import type { FormAct } from './acts.ts'

type Taking = FormAct['takes'][keyof FormAct['takes']]

/** Whether the user may open the form of an action, with or without a record. */
export const mayOpen = ({ modal }: FormAct, taking: Taking | null, may: (needs: UserNeeds) => boolean): boolean =>
  may(needsOf(modal, taking?.about(0).id !== undefined))
