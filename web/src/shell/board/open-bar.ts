import { absence } from '@kasack/contract/absence.ts'
import type { BoardBar, BoardRow, BoardRows } from '@kasack/contract/board.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { absenceModal } from '../../absence/door.ts'
import { bookingDrawer } from '../../booking/door.ts'
import { employeeDrawer } from '../../employee/door.ts'
import { openModal } from '../../shared/address/modals.ts'
import { vacancyDrawer } from '../../vacancy/door.ts'

type Around = { row: BoardRow; rows: BoardRows; may: (needs: UserNeeds) => boolean }

/** Opens the booking, vacancy or absence behind a bar on top of the board; otherwise its employee. */
export function openBar(bar: BoardBar, { row, rows, may }: Around) {
  const { kind, id, facility } = bar
  if (kind === 'booking') return openModal(bookingDrawer, { id })
  if (kind === 'demand') return openModal(vacancyDrawer, { id })
  if (kind === 'absence' && may(absence.access.change)) return openModal(absenceModal, { id })
  if (kind === 'candidate' && rows === 'employees') return openModal(vacancyDrawer, { id: bar.vacancy! }) // every candidate has one
  const person = bar.employee ?? row.id
  if (may(employee.access.read)) openModal(employeeDrawer, { id: person, ...(facility && { with: { entity: 'facility', id: facility } }) })
}
