import type { ToneTagProps } from './ToneTag.tsx'

type Props = Pick<ToneTagProps, 'tone' | 'icon' | 'children'> & { isPressed: boolean; onPress: () => void }

/** A status that is also a filter: when pressed, the list shows nothing else. */
export const ToneToggle = ({ tone, icon: Shape, isPressed, onPress, children }: Props) => (
  <button type="button" className={`k-tag k-tag-toggle k-tone-${tone}`} aria-pressed={isPressed} onClick={onPress}>
    {Shape && (
      <span className="k-tag-icon" aria-hidden="true">
        <Shape />
      </span>
    )}
    {children}
  </button>
)
