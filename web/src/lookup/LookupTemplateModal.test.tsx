import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const aTemplate = (more: object = {}) => ({
  id: 5,
  name: 'Profilversand',
  order: 10,
  is_active: true,
  code: 'send_profile',
  category: 'profile',
  subject: 'Profil',
  text_template: 'Guten Tag,',
  subject_en: '',
  text_template_en: '',
  facilities: [],
  allowed_attachments: [{ id: 1, name: 'AGB' }],
  preselected_attachments: [],
  version: 'v1',
  ...more,
})

type Draft = { code: string; subject: string; text_template: string; language: string }

/** The form of a template; the preview answers with the text in capitals. */
async function open(template = aTemplate(), unknown: string[] = []) {
  const calls = serve({
    'GET /lookups/email-templates.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [template] } },
    'GET /lookups/email-templates/5.json/': { status: 200, data: template },
    'GET /lookups/email-templates/uses.json/': { status: 200, data: [] },
    'GET /autocompletes/email-attachments.json/': {
      status: 200,
      data: [
        { id: 1, name: 'AGB' },
        { id: 2, name: 'Konditionsblatt' },
      ],
    },
    'POST /lookups/email-templates/preview.json/': ({ body }) => {
      const { subject, text_template } = body as Draft
      return { status: 200, data: { subject, text: text_template.toUpperCase(), unknown_placeholders: unknown } }
    },
    'PATCH /lookups/email-templates/5.json/': { status: 200, data: template },
  })
  await renderRoutes({
    at: '/admin/lookups/email-templates?modals=email-template&email-template-id=5',
    session: { state: 'in', user: aUser({ is_superuser: true }) },
  })
  await expect.element(textOf('German')).toBeVisible()
  return {
    drafts: () => calls.filter(({ url }) => url.pathname.endsWith('/preview.json/')).map(({ body }) => body as Draft),
    patches: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  }
}

const dialog = () => page.getByRole('dialog')
const group = (language: string) => dialog().getByRole('group', { name: language })
const textOf = (language: string) => group(language).getByRole('textbox', { name: 'Text' })
const preview = (language: string) => dialog().getByRole('region', { name: `Preview, ${language}` })

test('what is typed reads beside it as its mail would, each language for itself', async () => {
  const { drafts } = await open()
  await expect.element(preview('German').getByText('GUTEN TAG,')).toBeVisible()
  await textOf('English').fill('Hello')
  await expect.element(preview('English').getByText('HELLO')).toBeVisible()
  await expect.element(preview('German').getByText('GUTEN TAG,')).toBeVisible()
  expect(drafts()).toContainEqual({ code: 'send_profile', subject: '', text_template: 'Hello', language: 'en' })
})

test('the server is asked again when the user has paused, and for nothing else', async () => {
  const { drafts } = await open()
  await expect.element(preview('German').getByText('GUTEN TAG,')).toBeVisible()
  const before = drafts().length
  await textOf('German').click()
  await userEvent.keyboard('{End} liebe Frau Muster')
  await expect.element(preview('German').getByText('GUTEN TAG, LIEBE FRAU MUSTER')).toBeVisible()
  expect(drafts().length - before).toBeLessThan(8)
})

test('a placeholder is written where the keyboard stands, and the keyboard goes on behind it', async () => {
  const { patches } = await open()
  await textOf('German').click()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await group('German').getByRole('button', { name: 'Insert placeholder' }).last().click()
  await page.getByRole('menuitem', { name: 'Greeting (whole line)' }).first().click()
  await expect.element(textOf('German')).toHaveValue('{{ contact_person.greeting }}Guten Tag,')
  await expect.element(textOf('German')).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(textOf('German')).toHaveValue('{{ contact_person.greeting }}!Guten Tag,')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(patches()).toEqual([{ text_template: '{{ contact_person.greeting }}!Guten Tag,', version: 'v1' }]))
})

test('who looks at the placeholders and takes none stands at their button again', async () => {
  await open()
  const button = group('German').getByRole('button', { name: 'Insert placeholder' }).last()
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: 'Greeting (whole line)' }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(dialog()).toBeVisible()
})

test('a placeholder that does not exist is told before anybody reads a gap', async () => {
  await open(aTemplate(), ['employee.fullname'])
  await expect.element(preview('German').getByText('Unknown placeholders stay empty: employee.fullname')).toBeVisible()
})

test('the automated mail offers what it knows, and stays', async () => {
  await open(aTemplate({ code: 'automated', name: 'Automated' }))
  await group('German').getByRole('button', { name: 'Insert placeholder' }).last().click()
  await expect.element(page.getByRole('menuitem', { name: 'Confirmation link' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Exam' }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog().getByRole('switch', { name: 'Active' })).toBeDisabled()
  await expect.element(dialog().getByText('Kasack needs this entry', { exact: false })).toBeVisible()
})

test('only what is allowed is preselected', async () => {
  await open()
  await dialog().getByRole('combobox', { name: 'Preselected attachments' }).click()
  await page.getByTitle('Konditionsblatt').click()
  await userEvent.keyboard('{Escape}')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText('Only allowed attachments can be preselected.')).toBeVisible()
})
