import { Box } from '@parlor/ui/Box';
import { Inline } from '@parlor/ui/Inline';
import * as adjust from './adjust.css.ts';

interface Picture {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

interface Props {
  /** Accessible name of the list. */
  label: string;
  pictures: readonly Picture[];
}

/** Thumbnails of uploaded pictures, each a link to the whole picture. */
export function PictureLinks({ label, pictures }: Props) {
  return (
    <Inline as="ul" gap={8} wrap aria-label={label}>
      {pictures.map(({ url, alt, width, height }) => (
        <li key={url}>
          <Box
            asChild
            square={72}
            background="sunken"
            radius="thumbnail"
            className={adjust.clipped}
          >
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={url}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className={adjust.fillPicture}
              />
            </a>
          </Box>
        </li>
      ))}
    </Inline>
  );
}
