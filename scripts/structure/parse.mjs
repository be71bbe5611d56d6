import swc from '@swc/core'

/**
 * The syntax tree of a source from swc. swc counts bytes from the end of its last file; `textOf`, `offsetOf` and `lineOf` translate a
 * node's position into bytes and lines of this source.
 */
export function parse(source, file) {
  // An empty statement in front marks where this source begins.
  const bytes = Buffer.from(`;${source}`)
  const program = swc.parseSync(bytes.toString(), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
  const [{ span }] = program.body.splice(0, 1)
  const offsetOf = (position) => position - span.start
  return {
    program,
    bytes,
    offsetOf,
    textOf: ({ start, end }) => bytes.subarray(offsetOf(start), offsetOf(end)).toString(),
    lineOf: ({ start }) => bytes.subarray(0, offsetOf(start)).toString().split('\n').length,
  }
}
