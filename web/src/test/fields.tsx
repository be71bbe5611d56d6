import type { Fields } from '@kasack/contract/entity.ts'
import { entity, sameAccess } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import type { Form } from '../shared/form/form.ts'
import { FormContext } from '../shared/form/form-context.ts'
import { renderInShell } from './render-routes.tsx'

/** The words before a field, and what is typed into. */
export const label = { de: 'Feld', en: 'Field' }
export const control = page.getByLabelText('Field', { exact: true })

/** A record with these fields, for tests of a control. */
export const bookingWith = <F extends Fields>(fields: F) =>
  entity('bookings', {
    name: 'booking',
    noun: { de: 'Buchung', en: 'Booking' },
    plural: { de: 'Buchungen', en: 'Bookings' },
    access: sameAccess('session'),
    fields,
  })

/** Shows what is inside a form and returns what tells the values the form holds. */
export async function showIn(form: Form, element: ReactNode) {
  await renderInShell(<FormContext value={form}>{element}</FormContext>)
  return () => form.get().values
}

/** Types into the control, and leaves it. */
export async function type(text: string) {
  await control.click()
  await userEvent.keyboard(`${text}{Tab}`)
}
