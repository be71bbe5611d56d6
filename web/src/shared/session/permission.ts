import type { Permission } from '@kasack/contract/permission.ts'
import { useUser } from './session.ts'

/** Tells whether the signed-in user holds a permission; nobody else holds any. The server decides again. */
export function useMay(): (permission: Permission) => boolean {
  const user = useUser()
  return (permission) => user?.permissions.includes(permission) ?? false
}
