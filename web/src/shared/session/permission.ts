import { mayAccess } from '@kasack/contract/permission.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { useUser } from './session.ts'

/** Tells whether the signed-in user may; nobody else may anything. The server decides again. */
export function useMay(): (needs: UserNeeds) => boolean {
  const user = useUser()
  return (needs) => user !== null && mayAccess(user, needs)
}
