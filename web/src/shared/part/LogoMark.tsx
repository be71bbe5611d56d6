type LogoMarkProps = { size?: number; ground?: string; figure?: string }

/** A Kasack is the V-necked tunic nurses wear: the mark is its silhouette, the pocket included. */
export const LogoMark = ({ size = 22, ground = 'var(--k-accent)', figure = '#fff' }: LogoMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect width="24" height="24" rx="6" fill={ground} />
    <path d="M8.2 4.5h1.6L12 9l2.2-4.5h1.6L20 7l-1.6 4-2-.8V19.5H7.6v-9.3l-2 .8L4 7z" fill={figure} />
    <path d="M13.2 14.6h2" stroke={ground} strokeWidth="1.3" strokeLinecap="round" />
  </svg>
)
