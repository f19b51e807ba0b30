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

// One that plays nothing, and takes the time that a loudspeaker would; it makes the file AAC_STARTED when it begins.
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static struct timespec begun;
static snd_pcm_sframes_t sent;

static int prepare_clock(snd_pcm_ioplug_t *device) {
    begun.tv_sec = 0;
    sent = 0;
    return 0;
}

static int begin_clock(snd_pcm_ioplug_t *device) {
    const char *name = getenv("AAC_STARTED");
    clock_gettime(CLOCK_MONOTONIC, &begun);
    if (name) close(open(name, O_CREAT | O_WRONLY, 0600));
    return 0;
}

static snd_pcm_sframes_t place_clock(snd_pcm_ioplug_t *device) {
    struct timespec now;
    if (begun.tv_sec == 0) return 0;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double seconds = (now.tv_sec - begun.tv_sec) + (now.tv_nsec - begun.tv_nsec) / 1e9;
    snd_pcm_sframes_t heard = (snd_pcm_sframes_t)(seconds * device->rate);
    return (heard < sent ? heard : sent) % device->buffer_size;
}

static snd_pcm_sframes_t take_clock(snd_pcm_ioplug_t *device, const snd_pcm_channel_area_t *areas,
                                    snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
    sent += size;
    return (snd_pcm_sframes_t)size;
}

static const snd_pcm_ioplug_callback_t clock_calls = {.start = begin_clock,
                                                      .stop = end,
                                                      .pointer = place_clock,
                                                      .transfer = take_clock,
                                                      .prepare = prepare_clock};

SND_PCM_PLUGIN_DEFINE_FUNC(clock) {
    static snd_pcm_ioplug_t device = {
        .version = SND_PCM_IOPLUG_VERSION, .name = "clock", .callback = &clock_calls};
    int status = snd_pcm_ioplug_create(&device, name, stream, mode);
    if (status < 0) return status;
    *pcmp = device.pcm;
    return 0;
}
SND_PCM_PLUGIN_SYMBOL(clock)
