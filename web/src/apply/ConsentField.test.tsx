import { h, render } from 'preact'
import { expect, test } from 'vitest'
import { noDraft } from './draft.ts'
import type { Application } from './use-application.ts'

const agency = { agency_name: 'Pflege am Kanal', privacy_url: '/datenschutz', imprint_url: '/impressum', apply_phone: '030 123' }

/** The box of the consent, with this said about it. */
async function box(problems: Application['problems']) {
  const meta = Object.assign(document.createElement('meta'), { name: 'kasack-settings', content: JSON.stringify(agency) })
  document.head.append(meta) // read when the module is loaded
  const { ConsentField } = await import('./ConsentField.tsx')
  meta.remove()
  const place = document.createElement('form')
  render(h(ConsentField, { application: { values: noDraft.values, problems, change: () => undefined } as unknown as Application }), place)
  return place.querySelector('input')!
}

test('a consent that is missing is told at its box, one that nobody complained about is not', async () => {
  expect((await box({})).ariaInvalid).toBe('false')
  const missing = await box({ privacy_consent: 'Please agree.' })
  expect([missing.ariaInvalid, missing.getAttribute('aria-describedby')]).toEqual(['true', 'privacy_consent-problem'])
})
