import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FilePreview } from './FilePreview.tsx'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0))

/** A one-page PDF with these words. */
function pdfSaying(words: string): string {
  const content = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return `%PDF-1.4\n${parts.map((part, at) => `${at + 1} 0 obj\n${part}\nendobj\n`).join('')}trailer << /Root 1 0 R >>\n%%EOF`
}

function answer(status: number, body: BodyInit | null) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(body, { status })
  })
  return asked
}

const show = (type: string) => render(<FilePreview entity={employeeDocument} id={7} file={{ name: 'Nachweis', type }} />)

test('a picture is shown, and its address is given up when it is left', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const asked = answer(200, picture)
  const { unmount } = await show('image/png')
  await expect.element(page.getByRole('img', { name: 'Nachweis' })).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(asked).toEqual(['/api/v0/employee-documents/7/file/'])
  await unmount()
  expect(revoked).toHaveBeenCalledOnce()
})

test('a PDF is drawn page by page, and its words are there for who cannot see them', async () => {
  answer(200, pdfSaying('Two vaccinations'))
  await show('application/pdf')
  const drawn = page.getByRole('region', { name: 'Seite 1 von 1' }).or(page.getByRole('region', { name: 'Page 1 of 1' }))
  await expect.element(drawn).toHaveTextContent('Two vaccinations')
  expect(document.querySelector('canvas')?.width).toBeGreaterThan(100)
})

test('what is no PDF is told instead of a blank page', async () => {
  answer(200, 'hello')
  await show('application/pdf')
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('a file that is not there is told', async () => {
  answer(404, null)
  await show('image/jpeg')
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('files of other kinds are not even asked for', async () => {
  const asked = answer(200, 'hello')
  await show('text/plain')
  await expect.element(page.getByText(/nur herunterladen|only be downloaded/)).toBeVisible()
  expect(asked).toEqual([])
})
