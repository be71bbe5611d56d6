import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { ToneTag } from './ToneTag.tsx'

const childrenOf = (title: string) =>
  [...page.getByTitle(title).element().children].map(({ tagName, textContent }) => [tagName, textContent])

test('a tag says its word and, where it has one, its badge; nothing else', async () => {
  const Circle = () => <svg />
  await renderInShell([
    <ToneTag key="plain" tone="grey" title="Off since May">
      Off
    </ToneTag>,
    <ToneTag key="badge" tone="red" icon={Circle} badge="E" title="Refused in May">
      Refused
    </ToneTag>,
  ])
  await expect.element(page.getByTitle('Off since May')).toHaveClass('k-tone-grey')
  expect(childrenOf('Off since May')).toEqual([])
  expect(childrenOf('Refused in May')).toEqual([
    ['SPAN', ''],
    ['B', 'E'],
  ])
})
