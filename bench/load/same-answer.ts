import type { Ports } from './compare.ts'
import { bodyOf, header, openConnection, statusOf } from './connection.ts'

/** What differs first between the answers of both servers; null when they are the same, byte by byte. */
export async function firstDifference({ product, byHand }: Ports, requests: Buffer[]): Promise<string | null> {
  for (const request of requests) {
    const [given, expected] = await Promise.all([answerOf(product, request), answerOf(byHand, request)])
    if (given !== expected) return describe(given, expected)
  }
  return null
}

/** All of an answer that its caller asked for: helmet's headers are the product's own affair. */
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
