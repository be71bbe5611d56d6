import { knownCode } from './known-code.ts'

/** The town where most people of a German postal code live; empty for any other text. */
export const townOfCode = (code: string): string => knownCode(code)?.towns[0].names[0] ?? ''
