import type { Permission } from '@kasack/contract/permission.ts'
import { useUser } from './session.ts'

/** Whether the signed-in user holds the permission; nobody else holds any. The server decides again. */
export function useMay(permission: Permission): boolean {
  return useUser()?.permissions.includes(permission) ?? false
}
