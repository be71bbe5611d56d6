import type { Ports } from './compare.ts'
import { bodyOf, header, openConnection, statusOf } from './connection.ts'

/** The first problem: both servers must answer the same, byte for byte, and a search must find something. */
export async function firstDifference({ product, byHand }: Ports, requests: Buffer[], mayFindNothing: boolean): Promise<string | null> {
  for (const request of requests) {
    const [given, expected] = await Promise.all([answerOf(product, request), answerOf(byHand, request)])
    if (given !== expected) return describe(given, expected)
    if (/\n{"count":0,/.test(given) && !mayFindNothing) return `finds nothing: ${request.toString().split(' ')[1]}`
  }
  return null
}

/** What a caller sees of an answer; helmet's headers are the product's own business. */
async function answerOf(port: number, request: Buffer): Promise<string> {
  const { ask, close } = await openConnection(port)
  const response = await ask(request)
  close()
  return [statusOf(response), header(response, 'content-type'), header(response, 'set-cookie'), bodyOf(response)].join('\n')
}

function describe(given: string, expected: string): string {
  const at = [...given].findIndex((letter, index) => letter !== expected[index])
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `the answers differ from letter ${at} on\n  product: ${near(given)}\n  by hand: ${near(expected)}`
}
