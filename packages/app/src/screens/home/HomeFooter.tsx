import { Box } from '@parlor/ui/Box';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import * as adjust from '../../components/adjust.css.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';

/**
 * The site's footer at the bottom of home; on phones with its picture
 * (`mobileBottomPictureStatus`).
 */
export default function HomeFooter() {
  const t = useTexts();
  const { minimumAge, mobileBottomPicture, mobileBottomPictureStatus } = useSite();
  return (
    <Stack as="footer" paddingY={24}>
      {mobileBottomPictureStatus && mobileBottomPicture && (
        <Box asChild only="phone" radius="card">
          <img
            src={mobileBottomPicture}
            alt=""
            width={720}
            height={315}
            loading="lazy"
            className={adjust.widePicture}
          />
        </Box>
      )}
      <Text as="p" size={12} color="muted" align="center">
        {t('home.footer', { age: minimumAge })}
      </Text>
    </Stack>
  );
}
