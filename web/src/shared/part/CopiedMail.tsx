import { Copy } from './Copy.tsx'
import { MailLink } from './MailLink.tsx'
import { Missing } from './Missing.tsx'

/** An e-mail address with a mail link and a copy button, on a record's page. */
export const CopiedMail = ({ what, address }: { what: string; address: string }) =>
  address ? (
    <Copy what={what} value={address}>
      <MailLink address={address} />
    </Copy>
  ) : (
    <Missing />
  )
