import { mailTo } from './mail-to.ts'
import { Missing } from './Missing.tsx'

/** A mail link on one line. */
export const MailLink = ({ address }: { address: string }) =>
  address ? (
    <a className="k-mail" href={mailTo(address)} title={address}>
      {address}
    </a>
  ) : (
    <Missing />
  )
