import type { Component } from 'svelte';
import BookOpen from '~icons/lucide/book-open';
import Calendar from '~icons/lucide/calendar';
import CalendarRange from '~icons/lucide/calendar-range';
import CircleDot from '~icons/lucide/circle-dot';
import Clock from '~icons/lucide/clock';
import Droplet from '~icons/lucide/droplet';
import Hash from '~icons/lucide/hash';
import Image from '~icons/lucide/image';
import Images from '~icons/lucide/images';
import Layers from '~icons/lucide/layers';
import MapPin from '~icons/lucide/map-pin';
import Monitor from '~icons/lucide/monitor';
import SquareChevronDown from '~icons/lucide/square-chevron-down';
import SquareDashed from '~icons/lucide/square-dashed';
import SquarePlay from '~icons/lucide/square-play';
import Tag from '~icons/lucide/tag';
import ToggleLeft from '~icons/lucide/toggle-left';
import Type from '~icons/lucide/type';
import type { DataTypeName } from '../ascdata/types.js';

type Icon = Component<{ readonly size: number }>;

const icons: Readonly<Partial<Record<DataTypeName, Icon>>> = {
  boolean: ToggleLeft,
  number: Hash,
  color: Droplet,
  date: Calendar,
  dateRange: CalendarRange,
  time: Clock,
  list: SquareChevronDown,
  radiobutton: CircleDot,
  simpleText: Type,
  spotGroup: Layers,
  mediaGroup: Images,
  location: MapPin,
  player: Monitor,
  category: Tag,
  spot: SquarePlay,
  media: Image,
  edition: BookOpen
};

/** The sign of a DataType; one without its own has a common one. */
export const iconOf = (name: DataTypeName): Icon => icons[name] ?? SquareDashed;
