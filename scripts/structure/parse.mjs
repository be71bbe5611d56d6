import swc from '@swc/core'

/**
 * The syntax tree of a source, as swc writes it. swc counts bytes from where its last file ended: `textOf`, `offsetOf` and `lineOf` say
 * where in this source a node stands, in bytes and in lines.
 */
export function parse(source, file) {
  // An empty statement in front says where this source begins.
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
