import { randomBytes } from 'node:crypto'
import { passwordLength } from '@kasack/contract/text-field.ts'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's cost: 19 MB and two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password)

const nobodysHash = hashPassword(randomBytes(32).toString('base64'))

/** Whether there can be such a password; one that cannot be is not worth its hash, whoever it is tried for. */
export const isPossible = ({ length }: string): boolean => length >= passwordLength.min && length <= passwordLength.max

/** Whether the password fits the stored hash; without one (an unknown user) it does not, and that takes as long. */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const fits = await verify(storedHash ?? (await nobodysHash), password).catch(isNoHash)
  return fits && storedHash !== null
}

/** What a user without a password has stored is no hash, and nothing fits it. */
const isNoHash = () => false
