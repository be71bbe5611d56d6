import { user } from '@kasack/contract/user.ts'
import { Navigate } from 'react-router'
import { adminPath } from '../../shared/address/admin-path.ts'

/** The administration opens on its users. */
export const ToUsers = () => <Navigate replace to={adminPath(user)} />
