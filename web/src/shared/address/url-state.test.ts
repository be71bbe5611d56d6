import { createMemoryRouter } from 'react-router'
import { bookingModal } from '../../booking/door.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { Modal } from './modals.ts'
import { closeModal, closing, modal, openModal, opening, readAbout, readModals } from './modals.ts'
import { bindRouter } from './navigation.ts'
import type { Patch } from './url-state.ts'
import { changeUrl, patched } from './url-state.ts'
import type { TableChange } from './url-table.ts'
import { readTable, tablePatch } from './url-table.ts'

const facilityModal = modal('facility', { of: facility, id: 'optional', from: { facility, 'facility-group': facilityGroup } })
const followUpModal = modal('followups', { of: facility, id: 'required' })
const settingsModal = modal('settings')

const kinds = { search: 'text', facility_type__id: 'choices', created: 'days', is_active: 'flag' } as const

const written = (change: TableChange<typeof kinds>, before = '') =>
  patched(new URLSearchParams(before), tablePatch('facilities', kinds, change))

const after = (before: string, patch: Patch) => patched(new URLSearchParams(before), patch).toString()

describe('a table in the address', () => {
  test('has its key before each parameter', () => {
    const params = written({ filters: { search: 'nord', facility_type__id: [{ id: 3, name: 'Klinik' }] }, sort: '-name', page: 2 })
    expect(Object.fromEntries(params)).toEqual({
      'facilities-filter-search': 'nord',
      'facilities-filter-facility_type__id': 'Klinik (3)',
      'facilities-sorted_by': '-name',
      'facilities-page': '2',
    })
    expect(readTable(params, 'facilities', kinds)).toEqual({
      filters: { search: 'nord', facility_type__id: [{ id: 3, name: 'Klinik' }] },
      sort: '-name',
      page: 2,
      size: null,
    })
  })
  test('goes back to page 1 with another filter or order', () => {
    expect(written({ filters: { is_active: true } }, 'facilities-page=4').has('facilities-page')).toBe(false)
    expect(written({ sort: 'name' }, 'facilities-page=4').has('facilities-page')).toBe(false)
    expect(written({ page: 5 }, 'facilities-page=4').get('facilities-page')).toBe('5')
  })
  test('says how many rows a page has', () => {
    expect(written({ page: 2, size: 50 }).toString()).toBe('facilities-size=50&facilities-page=2')
    expect(readTable(new URLSearchParams('facilities-size=50'), 'facilities', kinds).size).toBe(50)
    expect(readTable(new URLSearchParams('facilities-size=many'), 'facilities', kinds).size).toBeNull()
    expect(written({ size: null }, 'facilities-size=50').toString()).toBe('')
  })
  test('leaves other tables and modals alone', () => {
    expect(written({ filters: { search: null } }, 'fc-page=2&modals=settings&facilities-filter-search=x').toString()).toBe(
      'fc-page=2&modals=settings',
    )
  })
  test('ignores what it cannot read', () => {
    const params = new URLSearchParams('facilities-page=0&facilities-filter-created=soon&facilities-filter-is_active=maybe')
    expect(readTable(params, 'facilities', kinds)).toEqual({ filters: {}, page: 1, size: null, sort: null })
  })
})

describe('changes of the address', () => {
  const slow = Promise.withResolvers<null>()
  const router = createMemoryRouter([{ path: '/slow', loader: () => slow.promise }, { path: '*' }], { initialEntries: ['/facilities'] })
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search))

  beforeEach(async () => {
    bindRouter(router)
    await router.navigate('/facilities')
  })

  test('of one tick all hold, in one step', async () => {
    const steps = vi.fn<() => void>()
    const stop = router.subscribe(steps)
    changeUrl({ a: '1' })
    changeUrl({ b: '2' })
    changeUrl((params) => ({ c: `${params.get('a')}${params.get('b')}` }))
    await vi.waitFor(() => expect(search()).toEqual({ a: '1', b: '2', c: '12' }))
    expect(steps).toHaveBeenCalledTimes(1)
    stop()
  })
  test('made while another is under way are not lost', async () => {
    changeUrl({ a: '1' })
    await Promise.resolve()
    changeUrl({ b: '2' })
    await vi.waitFor(() => expect(search()).toEqual({ a: '1', b: '2' }))
  })
  test('meant for a page that was left are dropped', async () => {
    changeUrl({ a: '1' })
    await router.navigate('/vacancies')
    await new Promise((done) => setTimeout(done))
    expect(router.state.location).toMatchObject({ pathname: '/vacancies', search: '' })
  })
  test('made by a page that is about to be left are dropped, and the way back leads to it', async () => {
    await router.navigate('/facilities?phrase=spree')
    const left = router.navigate('/slow')
    changeUrl({ at: '52,13' }, { replace: true })
    await new Promise((done) => setTimeout(done))
    slow.resolve(null)
    await left
    expect(router.state.location).toMatchObject({ pathname: '/slow', search: '' })
    await router.navigate(-1)
    expect(router.state.location).toMatchObject({ pathname: '/facilities', search: '?phrase=spree' })
  })
  test('open several modals at once and close one of them', async () => {
    openModal(facilityModal, { id: 7 })
    openModal(settingsModal)
    await vi.waitFor(() => expect(search()).toEqual({ modals: 'facility,settings', 'facility-id': '7' }))
    closeModal(facilityModal)
    await vi.waitFor(() => expect(search()).toEqual({ modals: 'settings' }))
  })
})

describe('modals in the address', () => {
  test('carry references, not contents', () => {
    const params = new URLSearchParams('modals=booking,settings,booking,No!&booking-from=booking:12&facility-id=3')
    expect(readModals(params)).toEqual([{ name: 'booking', from: 'booking:12' }, { name: 'settings' }])
  })
  test('begin with the records their door lets in, and no others', () => {
    const readFrom = (from: string) => readAbout(facilityModal, { name: 'facility', from })?.from
    expect(readFrom('facility-group:12')).toEqual({ entity: 'facility-group', id: 12 })
    expect(['', 'facility', 'facility:x', ':1', 'booking:12', 'constructor:1'].map(readFrom)).toEqual([null, null, null, null, null, null])
  })
  test('begin with a second record, where their door lets one in', () => {
    const read = (beside: string) => readAbout(bookingModal, { name: 'booking', from: 'replacement:31', with: beside })
    expect(read('employee:6')).toMatchObject({ from: { entity: 'replacement', id: 31 }, with: { entity: 'employee', id: 6 } })
    expect(read('facility:6')).toMatchObject({ with: null })
    const params = new URLSearchParams('modals=booking&booking-from=replacement:31&booking-with=employee:6')
    expect(readModals(params)).toEqual([{ name: 'booking', from: 'replacement:31', with: 'employee:6' }])
  })
  test('name a vacancy type, where their door lets one in', () => {
    const read = (door: Modal, type: string) => readAbout(door, { name: door.name, type })
    expect(read(bookingModal, '6')).toMatchObject({ type: 6 })
    expect(read(bookingModal, 'x')).toMatchObject({ type: null })
    expect(read(facilityModal, '6')).not.toHaveProperty('type')
    const params = new URLSearchParams(patched(new URLSearchParams(), opening(new URLSearchParams(), 'booking', { type: 6 })))
    expect(readModals(params)).toEqual([{ name: 'booking', type: '6' }])
    expect(patched(params, closing(params, 'booking')).toString()).toBe('')
  })
  test('say nothing of a record they are not about, and stay shut without the one they are about', () => {
    const read = (door: Modal, id: string) => readAbout(door, { name: door.name, id })
    expect(read(facilityModal, '3')).toEqual({ id: 3, from: null, with: null })
    expect(read(facilityModal, 'x')).toEqual({ id: undefined, from: null, with: null })
    expect(read(settingsModal, '3')).toEqual({ id: undefined, from: null, with: null })
    expect(read(followUpModal, '3')).toEqual({ id: 3, from: null, with: null })
    expect([read(followUpModal, ''), read(followUpModal, 'x')]).toEqual([null, null])
  })
  test('are opened by what their door demands, or do not compile', () => {
    // @ts-expect-error -- a contact person's form cannot start from a booking
    expectTypeOf(openModal<typeof facilityModal>).toBeCallableWith(facilityModal, { from: { entity: 'booking', id: 1 } })
    // @ts-expect-error -- a follow-up needs a facility
    expectTypeOf(openModal<typeof followUpModal>).toBeCallableWith(followUpModal)
    // @ts-expect-error -- settings take no record
    expectTypeOf(openModal<typeof settingsModal>).toBeCallableWith(settingsModal, { id: 1 })
  })
  test('that are opened again come to the top with their new context', () => {
    const params = new URLSearchParams('modals=facility,settings&facility-id=3')
    const reopened = patched(params, opening(params, 'facility', { from: { entity: 'facility', id: 9 } }))
    expect(Object.fromEntries(reopened)).toEqual({ modals: 'settings,facility', 'facility-from': 'facility:9' })
  })
  test('take only their own context along when they close', () => {
    const before = 'modals=booking,booking-cancellation&booking-id=1&booking-cancellation-id=2&fb-page=2'
    expect(after(before, closing(new URLSearchParams(before), 'booking'))).toBe(
      'modals=booking-cancellation&booking-cancellation-id=2&fb-page=2',
    )
  })
})
