// Sound devices that misbehave, as plug-ins of ALSA: one that is in use, one that goes away in the middle of a sound.
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <errno.h>

SND_PCM_PLUGIN_DEFINE_FUNC(busy) { return -EBUSY; }
SND_PCM_PLUGIN_SYMBOL(busy)

static snd_pcm_sframes_t taken;

static int begin(snd_pcm_ioplug_t *device) { return 0; }

static int end(snd_pcm_ioplug_t *device) { return 0; }

static snd_pcm_sframes_t place(snd_pcm_ioplug_t *device) {
    return taken % device->buffer_size;
}

static snd_pcm_sframes_t take(snd_pcm_ioplug_t *device, const snd_pcm_channel_area_t *areas,
                              snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
    taken += size;
    return taken > 4000 ? -ENODEV : (snd_pcm_sframes_t)size;
}

static const snd_pcm_ioplug_callback_t calls = {
    .start = begin, .stop = end, .pointer = place, .transfer = take};

SND_PCM_PLUGIN_DEFINE_FUNC(lost) {
    static snd_pcm_ioplug_t device = {
        .version = SND_PCM_IOPLUG_VERSION, .name = "lost", .callback = &calls};
    int status = snd_pcm_ioplug_create(&device, name, stream, mode);
    if (status < 0) return status;
    *pcmp = device.pcm;
    return 0;
}
SND_PCM_PLUGIN_SYMBOL(lost)
