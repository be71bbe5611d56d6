import { Copy } from './Copy.tsx'
import { MailLink } from './MailLink.tsx'
import { Missing } from './Missing.tsx'

/** An e-mail address to write to or to copy, on the page of a record. */
export const CopiedMail = ({ what, address }: { what: string; address: string }) =>
  address ? (
    <Copy what={what} value={address}>
      <MailLink address={address} />
    </Copy>
  ) : (
    <Missing />
  )
