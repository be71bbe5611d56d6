import type { Fields } from '@kasack/contract/entity.ts'
import { entity, sameAccess } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import type { Form } from '../shared/form/form.ts'
import { FormContext } from '../shared/form/form-context.ts'
import { renderInShell } from './render-routes.tsx'

/** The label and the control under test. */
export const label = { de: 'Feld', en: 'Field' }
export const control = page.getByLabelText('Field', { exact: true })

/** An entity with these fields, for tests of a control. */
export const bookingWith = <F extends Fields>(fields: F) =>
  entity('bookings', {
    name: 'booking',
    noun: { de: 'Buchung', en: 'Booking' },
    plural: { de: 'Buchungen', en: 'Bookings' },
    access: sameAccess('session'),
    fields,
  })

/** Renders an element inside a form and returns a reader of the form's values. */
export async function showIn(form: Form, element: ReactNode) {
  await renderInShell(<FormContext value={form}>{element}</FormContext>)
  return () => form.get().values
}

/** Types into the control and leaves it. */
export async function type(text: string) {
  await control.click()
  await userEvent.keyboard(`${text}{Tab}`)
}
