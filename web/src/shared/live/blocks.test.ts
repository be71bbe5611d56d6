import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

/** A stream whose bytes arrive in these chunks. */
const arriving = (...pieces: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

test('blocks are read whole, however they are cut on the way', async () => {
  const pieces = [': here\n\nevent: cha', 'nge\ndata: {"ids":[3]}\n', '\nid: 5-', '7\n\nevent: reset']
  const blocks = []
  for await (const block of blocksOf(arriving(...pieces))) blocks.push(block)
  expect(blocks).toEqual([
    { event: null, content: null, id: null },
    { event: 'change', content: { ids: [3] }, id: null },
    { event: null, content: null, id: '5-7' },
  ])
})
