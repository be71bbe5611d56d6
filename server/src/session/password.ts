import { randomBytes } from 'node:crypto'
import { passwordLength } from '@kasack/contract/text-field.ts'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's cost: 19 MB and two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password)

const nobodysHash = hashPassword(randomBytes(32).toString('base64'))

/** Whether a password can have this length; if not, it is not worth hashing, whoever the user is. */
export const isPossible = ({ length }: string): boolean => length >= passwordLength.min && length <= passwordLength.max

/** Whether the password fits the stored hash; without one (an unknown user) it does not, and the check takes as long. */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const fits = await verify(storedHash ?? (await nobodysHash), password).catch(isNoHash)
  return fits && storedHash !== null
}

/** A user without a password has no valid hash stored, and nothing fits it. */
const isNoHash = () => false
