/** The text between two blank lines of a server-sent event stream; a comment is an empty block. */
export type Block = { event: string | null; content: unknown; id: string | null }

/** Yields the blocks of a stream as they arrive. */
export async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Block> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks.map(blockOf)
  }
}

function blockOf(text: string): Block {
  const lines = text.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line))
  const valueOf = (name: string) => lines.find((line) => line?.[1] === name)?.[2] ?? null
  const content = valueOf('data')
  return { event: valueOf('event'), content: content === null ? null : JSON.parse(content), id: valueOf('id') }
}
