import { Outlet } from 'react-router'
import { ModalHost } from '../modal/ModalHost.tsx'
import './administration.css'
import { AdminNavigation } from './AdminNavigation.tsx'
import { adminModals } from './modal-parts.tsx'

/** The administration for superusers, /admin/…: its own navigation, the page beside it, and the forms of both. */
export const Administration = () => (
  <div className="k-in k-admin">
    <AdminNavigation />
    <Outlet />
    <ModalHost hosted={adminModals} />
  </div>
)
