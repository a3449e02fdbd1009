import { Box } from '@parlor/ui/Box';
import type { ImageViewerProps } from '@parlor/ui/ImageViewer';
import { Inline } from '@parlor/ui/Inline';
import { useState } from 'react';
import * as adjust from './adjust.css.ts';
import { LazyPart, type Part } from './LazyPart.tsx';

const viewer: Part<ImageViewerProps> = {
  load: () => import('@parlor/ui/ImageViewer').then((module) => ({ default: module.ImageViewer })),
};

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

/** Thumbnails of uploaded pictures. A press enlarges one; as links they also open in a new tab. */
export function PictureLinks({ label, pictures }: Props) {
  const [index, setIndex] = useState<number>();
  const [open, setOpen] = useState(false);
  return (
    <Inline as="ul" gap={8} wrap aria-label={label}>
      {pictures.map(({ url, alt, width, height }, at) => (
        <li key={url}>
          <Box
            asChild
            square={72}
            background="sunken"
            radius="thumbnail"
            className={adjust.clipped}
          >
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setIndex(at);
                setOpen(true);
              }}
            >
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
      {index !== undefined && (
        <LazyPart
          part={viewer}
          props={{
            label,
            images: pictures.map(({ url, alt }) => ({ src: url, alt })),
            index,
            onIndexChange: setIndex,
            open,
            onOpenChange: setOpen,
          }}
        />
      )}
    </Inline>
  );
}
