import { booking } from '@kasack/contract/booking.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { searchPath } from '@kasack/contract/search.ts'
import { expect, test } from 'vitest'
import { bookingDrawer } from '../../booking/door.ts'
import { engagementModal } from '../../engagement/door.ts'
import { pathWithModal } from '../../shared/address/modals.ts'
import { listPath, recordPath } from '../../shared/address/record-path.ts'
import { filteredPath } from '../../shared/address/url-table.ts'

const found = { id: 5, title: 'Spree & Havel' }

test('the server says where a record is shown as the browser writes it', () => {
  const group = { id: found.id, name: found.title }
  const filter = { tableKey: 'facilities', filter: 'facility_group__id', kind: 'choices' as const, value: [group] }
  const parameters = (path: string) => [path.split('?')[0], ...new URLSearchParams(path.split('?')[1])]
  expect(searchPath('facilities', found)).toBe(recordPath(facility, 5))
  expect(searchPath('bookings', found)).toBe(pathWithModal(listPath(booking), bookingDrawer, { id: 5 }))
  expect(searchPath('engagements', found)).toBe(pathWithModal(listPath(engagement), engagementModal, { id: 5 }))
  expect(parameters(searchPath('facilitygroups', found))).toEqual(parameters(filteredPath(listPath(facility), filter)))
})
