import { h, render } from 'preact'
import { expect, test, vi } from 'vitest'
import type { Application } from './use-application.ts'
import { useApplication } from './use-application.ts'

const agency = { agency_name: 'Pflege am Kanal', privacy_url: '/datenschutz', imprint_url: '/impressum', apply_phone: '030 123' }

/** Renders the consent checkbox below an empty form, with a way to send it. */
async function emptyForm() {
  const meta = Object.assign(document.createElement('meta'), { name: 'kasack-settings', content: JSON.stringify(agency) })
  document.head.append(meta) // read at module load
  const { ConsentField } = await import('./ConsentField.tsx')
  meta.remove()
  const tell = vi.fn<(application: Application) => void>()
  const Form = () => {
    const application = useApplication('en')
    tell(application)
    return h(ConsentField, { application })
  }
  const place = document.createElement('form')
  render(h(Form, {}), place)
  return { box: place.querySelector('input')!, send: () => tell.mock.lastCall![0].send() }
}

test('a consent that is missing is told at its box once the form is sent, and not before', async () => {
  const { box, send } = await emptyForm()
  expect(box.ariaInvalid).toBe('false')
  expect(await send()).toHaveProperty('privacy_consent')
  await vi.waitFor(() => expect(box.ariaInvalid).toBe('true'))
  expect(box.getAttribute('aria-describedby')).toBe('privacy_consent-problem')
})
