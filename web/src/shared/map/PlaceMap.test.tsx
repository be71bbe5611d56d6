import { BankOutlined } from '@ant-design/icons'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import type { Pin } from './pin.ts'
import { PlaceMap } from './PlaceMap.tsx'

const ward = { noun: { de: 'Station', en: 'Ward' }, plural: { de: 'Stationen', en: 'Wards' }, icon: BankOutlined, tone: 'accent' as const }
const bonn: Pin = { key: '1', name: 'Bonn', kind: ward, latitude: 50.7374, longitude: 7.0982, path: '/wards/1', remark: '53111 Bonn' }
const pin = (name: string) => page.getByRole('button', { name })

test('a pin opens what it says, by mouse and by keyboard, and Escape leads back to it', async () => {
  await renderInShell(<PlaceMap label="Where the wards are" pins={[bonn]} />)
  await expect.element(page.getByRole('region', { name: 'Where the wards are' })).toBeVisible()
  await pin('Ward Bonn').click()
  await expect.element(page.getByRole('link', { name: 'Bonn' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(pin('Ward Bonn')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Bonn' })).toHaveFocus()
})
