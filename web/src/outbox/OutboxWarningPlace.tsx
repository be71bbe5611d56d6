/** The place of the warning until it is known whether it stands there again, in pixels: the page below does not move then. */
export const OutboxWarningPlace = ({ height }: { height: number }) =>
  height > 0 ? <div className="k-warnbar" style={{ blockSize: height }} /> : null
