import type { Concept } from '#src/concept.ts';

export const MEDIA: Concept[] = [
  {
    name: 'stock photos',
    category: 'media',
    says: 'stock photos, stock photo, stock images, photo search, search photos, free images, royalty free, wallpapers, stock media, free photos, picture library, pictures for my blog, background images, free pictures, illustrations of, stock videos, stock footage, free stock photos, free videos, stock pictures, free photos for, pictures for the posts, pictures for posts, pictures for a blog, photos for a blog, photos for posts, images for a blog, images for posts, pictures for articles, images for articles, pictures for our site, images for our site, photos for my site',
    supports: 'photography',
  },
  {
    name: 'icons and fonts',
    category: 'media',
    says: 'fonts, font, vector art, color palette',
    supports: 'logo, logos, icon, icons, colours, illustrations',
  },
  {
    name: 'GIFs and stickers',
    category: 'media',
    says: 'gif, gifs, animated gif',
    supports: 'emoji, stickers',
  },
  {
    name: 'image processing',
    category: 'media',
    says: 'image processing, resize images, image resizing, image optimisation, image optimization, image transformation, image transformations, crop images, image cdn, compress images, thumbnails, watermark, image manipulation, shrink images, smaller images, resize photos, image formats, photo filters, compress uploaded pictures, image hosting, photo editing, picture resizing, image resize, image compression, optimise images, optimize images, compress pictures, compress photos, resize pictures, make thumbnails, convert images, crop photos, webp, image editing, digital asset management, media library, signed image urls',
    supports:
      'crop, uploaded pictures, image upload, upload pictures, picture upload, pictures upload, photo upload, profile pictures',
  },
  {
    name: 'video hosting',
    category: 'video',
    says: 'video hosting, video streaming, stream video, upload videos, video upload, video on demand, transcode, transcoding, video encoding, video player, host videos, video platform, play videos, upload a video, video clips, mp4, stream lectures, stream videos, video lessons, on demand video, video api, host video, host lessons, hosting videos, video streaming platform, streaming videos, lesson videos, transcode uploads, transcode videos, hls, hls streaming, video metadata, adaptive streaming',
    supports: 'video, videos, video file',
  },
  {
    name: 'video editing',
    category: 'video',
    says: 'video editing, edit video, edit videos, render video, video rendering, automated videos, clips from long videos, short clips from, cut videos, trim videos, cut a video, trim a video',
  },
  {
    name: 'live streaming',
    category: 'video',
    says: 'live streaming, livestream, live stream, live video, live broadcast, stream live, live streams, livestreams, rtmp, streams the service, stream a service, stream the service, stream our match, broadcast live, stream a funeral, stream events',
    supports: 'broadcast, streams',
  },
  {
    name: 'online video search',
    category: 'video',
    says: 'youtube, video search, video statistics, channel statistics, youtube videos, youtube channel, video channel, subscribers of a channel, youtubers',
  },
  {
    name: 'music generation',
    category: 'media',
    alsoIn: ['ai'],
    says: 'music generation, generate music, ai music, song generation, generate songs, compose music, background music for videos, ai songs, instrumental music, jingle, jingles, generate birthday songs, birthday song, songs from text',
  },
  {
    name: 'audio processing',
    category: 'speech',
    says: 'sound effects, noise removal, audio files, audio analysis, noise reduction, background noise, clean up audio, audio cleanup, voice isolation, remove noise, denoise',
    supports: 'sound, sounds',
  },
  {
    name: 'quotes and jokes',
    category: 'entertainment',
    says: 'quote of the day, jokes, joke, memes, comics, comic, fun facts',
    supports: 'quotes',
  },
  {
    name: 'app store data',
    category: 'developer-tools',
    says: 'app reviews, mobile app releases, in app purchases, in app purchase, app stores, app store subscriptions, through app stores',
    supports: 'app store, google play',
  },
];
