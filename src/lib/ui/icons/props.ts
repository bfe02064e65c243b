export interface IconProps {
  /** CSS pixels, both ways. */
  readonly size?: number;
  readonly fill?: string;
  readonly strokeWidth?: number;
}
