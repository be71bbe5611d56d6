import type { Permission } from '@kasack/contract/permission.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import { useUser } from './session.ts'

/** Whether the signed-in user holds the permission; nobody else holds any. The server decides again. */
export function useMay(permission: Permission): boolean {
  return useUser()?.permissions.includes(permission) ?? false
}

export function useMayAccessKpis(): boolean {
  const user = useUser()
  return user !== null && mayAccessKpis(user)
}

/** Decision G24. */
export const mayAccessKpis = ({ groups, may_access_kpis }: CurrentUser): boolean => groups.includes('Reporting') || may_access_kpis
