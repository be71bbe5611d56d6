import { mayAccess } from '@kasack/contract/permission.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { useUser } from './session.ts'

/** Whether the signed-in user has a permission; without a user always false. The server decides again. */
export function useMay(): (needs: UserNeeds) => boolean {
  const user = useUser()
  return (needs) => user !== null && mayAccess(user, needs)
}
